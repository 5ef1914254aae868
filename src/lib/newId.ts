/** Returns a random UUID. On http pages browsers have no `crypto.randomUUID`, but the address of a blob ends with a new UUID (File API). */
export const newId = (): string => crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);
