/**
 * A WhatsApp chat link. `number` may be written in any human way; only its digits are kept.
 * `text` is prefilled in the visitor's message field (§7.5), encoded with encodeURIComponent.
 */
export function whatsappUrl(number: string, text?: string): string {
  const base = `https://wa.me/${number.replace(/\D/g, '')}`;
  return text === undefined ? base : `${base}?text=${encodeURIComponent(text)}`;
}

/** The prefilled request of §7.5: 'I want to book the service {service}'. */
export function bookingText(service: string): string {
  return `I want to book the service ${service}`;
}
