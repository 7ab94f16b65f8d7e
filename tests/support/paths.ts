import { fileURLToPath } from 'node:url';

/** A path of the repository. */
export function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** A program of the build; AUDE_BUILD names another preset than release. */
export function program(name: string): string {
  return inRepository(`build/${process.env['AUDE_BUILD'] ?? 'release'}/bin/${name}`);
}
