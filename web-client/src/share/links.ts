/** The address of a game, or of one of its moves. */
export function gameLink(origin: string, id: string, move: number | null = null): string {
  return `${origin}/g/${id}${hashOf(move)}`;
}

export function embedLink(origin: string, id: string, move: number | null): string {
  return `${origin}/embed/${id}${hashOf(move)}`;
}

function hashOf(move: number | null): string {
  return move === null ? '' : `#move=${move}`;
}

/** What somebody puts into a page of theirs. */
export function embedCode(origin: string, id: string, move: number | null): string {
  const src = embedLink(origin, id, move);
  return `<iframe src="${src}" title="Aude" width="640" height="520" loading="lazy" allowfullscreen></iframe>`;
}
