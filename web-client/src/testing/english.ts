import { chooseLanguage } from '../i18n';

// Tests of other things expect the texts of the one language that is always complete.
await chooseLanguage('en');
localStorage.clear();
