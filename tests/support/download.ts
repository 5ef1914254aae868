import { beforeEach, vi } from 'vitest';

export interface Download {
  name: string;
  content: Blob;
}

/** Records the files that each test of the file downloads, and the object URLs that the page revokes. */
export function recordDownloads(): { files: Download[]; revoked: string[] } {
  const recorded: { files: Download[]; revoked: string[] } = { files: [], revoked: [] };
  beforeEach(() => {
    const contents: Blob[] = [];
    recorded.files.length = 0;
    recorded.revoked.length = 0;
    URL.createObjectURL = (content: Blob) => `blob:${contents.push(content) - 1}`;
    URL.revokeObjectURL = (address: string) => void recorded.revoked.push(address);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const content = contents[Number(this.href.replace('blob:', ''))];
      if (content) recorded.files.push({ name: this.download, content });
    });
  });
  return recorded;
}
