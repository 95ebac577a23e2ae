// Runs before the first paint.
(() => {
  const { dataset } = document.documentElement;
  // An address that asks for something else, or somebody who is signed in: a picture of the usual
  // page (src/features/auth/AuthPlaceholder.tsx) would only flash.
  let isOther = location.search !== '' || location.hash !== '';
  try {
    // Keys of src/device/storageKeys.ts.
    const choice = localStorage.getItem('lumashot-theme');
    if (choice === 'light' || choice === 'dark') dataset.theme = choice;
    isOther ||= localStorage.getItem('lumashot-session') !== null;
  } catch {
    // Storage is blocked: the system's theme stays.
  }
  if (isOther) dataset.other = '';
})();
