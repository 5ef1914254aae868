import { facts } from '@/site/facts';

/** Where calls and chats lead: the numbers are the owner's (src/site/facts.ts), so that no test breaks when they become real. */
export const studio = {
  call: `tel:${facts.phone}`,
  callShown: facts.phoneShown,
  chat: `https://wa.me/${facts.chatNumber.replaceAll(/\D/g, '')}`,
  chatShown: facts.chatNumberShown,
} as const;
