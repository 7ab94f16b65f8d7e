import { api } from '../net/api';
import { ButtonLink } from '../ui/Button';

/** Saves the record of a game as a file. */
export function RecordLink({ id, text, testid }: { id: string; text: string; testid: string }) {
  return (
    <ButtonLink icon="download" href={api.recordPath(id)} download={`aude-${id}.json`} testid={testid}>
      {text}
    </ButtonLink>
  );
}
