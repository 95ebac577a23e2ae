/** The unit tests of a worker share their document: what a file has left on its page is gone before the next. */
if (typeof document !== 'undefined') document.body.replaceChildren();
