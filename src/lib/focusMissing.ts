/** Takes the person to the first field of a form that is still to be filled in; without one nothing moves. */
export function focusMissing(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.validity.valueMissing) {
      field.focus();
      return;
    }
  }
}
