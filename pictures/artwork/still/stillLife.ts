import { fromSharp, toSharp, type Raster, type Size } from '../lib/raster.ts';
import { renderScene, type Scene } from './renderScene.ts';

/** Samples per pixel along each side; smooths the edges of solids. */
const OVERSAMPLING = 1.3;

/** Renders the scene at a larger size and scales it down. */
export async function stillLife({ width, height }: Size, scene: Scene | Promise<Scene>, oversampling = OVERSAMPLING): Promise<Raster> {
  const large = renderScene({ width: Math.round(width * oversampling), height: Math.round(height * oversampling) }, await scene);
  return fromSharp(toSharp(large).resize(width, height, { kernel: 'lanczos3' }));
}
