import { execFile } from 'node:child_process';
import { program } from './paths.ts';
import type { Server } from './server.ts';

export interface Done {
  code: number;
  output: string;
  errors: string;
}

/** Gives an order on the console of the server's machine. */
export function admin(server: Server, ...words: string[]): Promise<Done> {
  return new Promise((resolve) => {
    execFile(
      program('aude-server'),
      ['admin', '--data', server.data, ...words],
      (error, output, errors) =>
        resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}
