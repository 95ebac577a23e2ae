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
    if (localStorage.getItem('lumashot-session') !== null) {
      isOther = true;
      dataset.member = '';
    }
  } catch {
    // Storage is blocked: the system's theme stays.
  }
  if (isOther) dataset.other = '';
  // A picture that does not come, as without a network, leaves its calm place and no broken icon. Of a page that was
  // drawn at build nobody else would hear it: React comes later, if at all.
  const tellEnd = ({ type, target }) => {
    if (target instanceof HTMLImageElement)
      target.toggleAttribute('data-missing', type === 'error');
  };
  document.addEventListener('error', tellEnd, true);
  document.addEventListener('load', tellEnd, true);
})();
