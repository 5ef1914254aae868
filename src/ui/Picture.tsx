import { classNames } from '@/lib/classNames';
import { fallbackOf, type PictureSource, srcSetOf } from '@/lib/picture';

export interface PictureProps {
  source: PictureSource;
  /** The `sizes` attribute: how wide the picture is shown, per viewport. */
  sizes: string;
  /** The one picture above the fold loads at once and first; all others when they come near. */
  priority?: boolean;
  /** CSS object-position of the crop. */
  focus?: string;
  /** `natural` keeps the intrinsic ratio; `fill` covers the parent's box. */
  fit?: 'natural' | 'fill';
  /** The classes of a box around it that it fills. */
  box?: string;
  /** Set to '' where the text beside it says the same. */
  alt?: string;
}

/** A picture in AVIF with a fallback, its box reserved, its average colour as placeholder. */
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
        fetchPriority={priority ? 'high' : 'auto'}
        className={classNames('block w-full object-cover', fit === 'fill' ? 'absolute inset-0 h-full' : 'h-auto')}
        style={{ backgroundColor: source.colour, objectPosition: focus }}
      />
    </picture>
  );
  return box === undefined ? image : <div className={box}>{image}</div>;
}
