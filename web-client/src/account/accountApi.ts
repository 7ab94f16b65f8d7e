import type { ApiMail, ApiMe } from '../model/types';
import type { Language } from '../i18n/languages';
import { call } from '../net/api';

/** What a person does with his own account. */
export const accountApi = {
  register: (name: string, password: string) =>
    call<ApiMe>('/account/register', { name, password }),
  logIn: (name: string, password: string) => call<ApiMe>('/account/login', { name, password }),
  acceptInvitation: (code: string) => call<ApiMe>('/account/invitation', { code }),
  logOut: () => call<object>('/account/logout', {}),
  logOutEverywhere: () => call<object>('/account/logout-everywhere', {}),
  changePassword: (oldPassword: string, newPassword: string) =>
    call<ApiMe>('/account/password', { old_password: oldPassword, new_password: newPassword }),
  mail: () => call<ApiMail>('/account/mail'),
  setMail: (address: string, language: Language) => call<ApiMail>('/account/mail', { address, language }),
  confirmMail: (code: string) => call<ApiMail>('/account/mail/confirm', { code }),
  switchMail: (wanted: boolean) => call<ApiMail>('/account/mail/switch', { wanted }),
  removeMail: () => call<ApiMail>('/account/mail/remove', {}),
  remove: (password: string) => call<object>('/account/delete', password ? { password } : {}),
};

/** Somebody else from now on: everything on the page is asked for again. */
export function startAfresh(to = '/'): void {
  location.assign(to);
}
