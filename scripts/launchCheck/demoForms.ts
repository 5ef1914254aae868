interface FormLike {
  destination: { kind: string; delivers?: boolean };
}

/** The forms whose lead reaches nobody, by the names of src/leads/forms.ts. */
export function demoForms(forms: Readonly<Record<string, FormLike>>): string[] {
  return Object.entries(forms)
    .filter(([, { destination }]) => destination.kind === 'demo' && destination.delivers !== true)
    .map(([name]) => `${name} sends nothing: what a visitor types there reaches nobody.`);
}
