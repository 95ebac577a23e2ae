// Runs before the first paint. Key and attribute are those of src/lib/themeChoice.ts.
(() => {
  try {
    const choice = localStorage.getItem('lumashot-theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
})();
