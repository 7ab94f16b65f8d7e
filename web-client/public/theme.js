// The chosen theme before anything is drawn: src/settings/settings.ts comes only after the first paint.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('aude.settings') ?? '{}');
    if (!['light', 'dark', 'contrast'].includes(theme)) return;
    document.documentElement.dataset.theme = theme;
    // The ground until the style sheet is there.
    document.querySelector('meta[name="color-scheme"]').content = theme === 'dark' ? 'dark' : 'light';
  } catch {
    // Without storage the system's theme holds.
  }
})();
