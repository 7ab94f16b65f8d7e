import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from './paths.ts';

export interface Outcome {
  code: number | null;
  out: string;
  error: string;
}

/** Runs aude-server until it ends by itself. */
export async function run(
  options: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(program('aude-server'), options, {
    env: { ...process.env, ...environment },
    timeout: 60_000,
  });
  const outcome: Outcome = { code: null, out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (outcome.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (outcome.error += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...outcome, code };
}
