import { island } from '@/ui/island';

import type { VideoReelProps } from './VideoReelBody';

/** Four vertical films. Their posters stand in the page's HTML; what plays them comes after the page's script. */
export const VideoReel = island<VideoReelProps>(async () => (await import('./VideoReelBody')).VideoReelBody, <div className="min-h-160" />);
