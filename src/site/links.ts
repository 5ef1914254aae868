import { facts } from './facts';

/** Calls the studio. */
export const callUrl = `tel:${facts.phone}`;
/** Writes to the studio. */
export const mailUrl = `mailto:${facts.email}`;
/** Opens a chat with the studio. */
export const chatUrl = `https://wa.me/${facts.chatNumber.replaceAll(/\D/g, '')}`;

/** A chat with this text in the visitor's message field. */
export function chatWith(text: string): string {
  return `${chatUrl}?text=${encodeURIComponent(text)}`;
}

/** A chat with the request to book a service in the visitor's message field. */
export function chatAbout(service: string): string {
  return chatWith(`I want to book the service ${service}`);
}
