const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 13l4.500 4.500L19 7.500',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  rotate: 'M19 12a7 7 0 1 1-2.200-5.100M19 4v4h-4',
  undo: 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M17 5l-9 7 9 7z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M7 5l9 7-9 7z',
  scoring_back: 'M12 6l-7 6 7 6zM18 6v12M15 9l3-3 3 3',
  scoring_forward: 'M12 6l7 6-7 6zM6 6v12M3 9l3-3 3 3',
  chart: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  share: 'M8.500 10.800l7-4M8.500 13.200l7 4M6 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM18 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM18 16a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  history: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v4.500h4.500M12 8v4.500l3 2',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9h.01',
  last: 'M18 5v14M5 5l9 7-9 7z',
  download: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bot: 'M6 9h12v9H6zM12 9V5M12 5h.01M9.500 13h.01M14.500 13h.01M3.500 12v3M20.500 12v3',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.500l3 2',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.500c0 3 1 5 3.500 5M16 6h3.500c0 3-1 5-3.500 5M12 14v4M8.500 20h7',
  city: 'M5 20V8h2.500v2H10V8h4v2h2.500V8H19v12zM10 20v-4a2 2 0 0 1 4 0v4',
  road: 'M9 4L5 20M15 4l4 16M12 5v3M12 11v3M12 17v3',
  monastery: 'M6 20v-8l6-4 6 4v8zM12 8V3M10 5h4M10.500 20v-4h3v4',
  field: 'M4 20h16M6 16c2 0 3-1 3-4M9 16c0-3 0-6 3-9 3 3 3 6 3 9M18 16c-2 0-3-1-3-4M12 12v8',
  settings: 'M4 7h9M19 7h1M16 4.500v5M4 17h1M11 17h9M8 14.500v5M4 12h4M14 12h6M11 9.500v5',
  help: 'M9 9.500a3 3 0 1 1 4.500 2.600c-1 .600-1.500 1.200-1.500 2.400M12 18h.01',
  bulb: 'M9 17h6M10 20.500h4M9 17c0-2.500-3-3.800-3-7.500a6 6 0 0 1 12 0c0 3.700-3 5-3 7.500',
  branch: 'M6 21V3M6 16c0-5 11-3 11-9M13.500 9.500L17 6l3.500 3.500',
  chevron: 'M9 6l6 6-6 6',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.500 20c0-4 3.500-5.500 7.500-5.500s7.500 1.500 7.500 5.500',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
