type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a form's visible control by its name, also where an extension has added another element of that name. */
export function formControl(form: HTMLFormElement, name: string): Control | undefined {
  return [...form.elements].find((element): element is Control => isControl(element) && element.name === name && element.type !== 'hidden');
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}
