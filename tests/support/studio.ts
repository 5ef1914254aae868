import { facts } from '@/site/facts';

/** Call and chat links with the owner's numbers (src/site/facts.ts), so that no test breaks when real numbers are set. */
export const studio = {
  call: `tel:${facts.phone}`,
  callShown: facts.phoneShown,
  chat: `https://wa.me/${facts.chatNumber.replaceAll(/\D/g, '')}`,
  chatShown: facts.chatNumberShown,
} as const;
