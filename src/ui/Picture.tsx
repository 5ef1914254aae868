import { classNames } from '@/lib/classNames';
import { fallbackOf, type PictureSource, srcSetOf } from '@/lib/picture';

export interface PictureProps {
  source: PictureSource;
  /** The `sizes` attribute: how wide the picture is shown, per viewport. */
  sizes: string;
  /** Set this for the picture above the fold, which then loads first. Other pictures load as they come near the screen. */
  priority?: boolean;
  /** CSS object-position of the crop. */
  focus?: string;
  /** `natural` keeps the intrinsic ratio; `fill` covers the parent's box. */
  fit?: 'natural' | 'fill';
  /** Classes of a box around the picture. The picture fills the box. */
  box?: string;
  /** Pass '' where the text beside the picture says the same. */
  alt?: string;
}

/** A picture in AVIF with a fallback. Its space is reserved and shows its average colour until the picture has loaded. */
export function Picture({
  source,
  sizes,
  priority = false,
  focus,
  box,
  fit = box === undefined ? 'natural' : 'fill',
  alt = source.alt,
}: PictureProps) {
  const image = (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSetOf(source)} sizes={sizes} />
      <img
        src={fallbackOf(source)}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={classNames('block w-full object-cover', fit === 'fill' ? 'absolute inset-0 h-full' : 'h-auto')}
        style={{ backgroundColor: source.colour, objectPosition: focus }}
      />
    </picture>
  );
  return box === undefined ? image : <div className={box}>{image}</div>;
}
