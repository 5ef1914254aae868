import type { ComponentType } from 'react';

/** A notice that comes and goes by itself (§8). `destructive` ones stay until they are dismissed. */
export interface ToastNote {
  title: string;
  text: string;
  kind: 'success' | 'destructive';
}

/** Where toasts appear: the public site keeps its bottom corners for popup, chat and call bar, the staff area its head. */
export type ToastArea = 'public' | 'staff';

interface Presenter {
  present: (note: ToastNote) => void;
  withdraw: (text: string) => void;
  SonnerToaster: ComponentType<{ area: ToastArea }>;
}

interface ToastState {
  /** There once the toaster's script has come. */
  presenter?: Presenter;
  /** Notes whose toaster's script did not come; Toaster shows them without it. */
  stranded: readonly ToastNote[];
}

let state: ToastState = { stranded: [] };
let loading: Promise<Presenter> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast. It outlives navigation inside the site; a destructive one replaces an earlier one with the same text. */
export function showToast(note: ToastNote): void {
  if (state.presenter) {
    state.presenter.present(note);
    return;
  }
  load().then(
    (presenter) => presenter.present(note),
    () => update({ stranded: [...state.stranded.filter(({ text }) => text !== note.text), note] }),
  );
}

/** Takes a toast back: dismissed by hand, or its reason is gone. */
export function withdrawToast(text: string): void {
  state.presenter?.withdraw(text);
  update({ stranded: state.stranded.filter((note) => note.text !== text) });
}

/** Fetches the toaster's script ahead: call it where a failure may have to be told when the network is gone. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}

/** For Toaster.tsx: calls back at every change of `toastState()`. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For Toaster.tsx. */
export function toastState(): ToastState {
  return state;
}

function load(): Promise<Presenter> {
  loading ??= import('./SonnerToaster').then(
    (presenter) => {
      update({ presenter });
      return presenter;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function update(change: Partial<ToastState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
