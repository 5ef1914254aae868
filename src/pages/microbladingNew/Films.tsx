import { island } from '@/ui/island';

/** The video section. Its posters stand in the page's HTML; what plays the films comes after the page's script. */
export const Films = island<object>(async () => (await import('./FilmsBody')).FilmsBody, <div className="min-h-160 bg-oxblood-deep" />);
