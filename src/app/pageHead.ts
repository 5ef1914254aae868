/** What a navigation needs to change the head; a script of its own, because the first page brings its head in its HTML. */
export { applyHead } from '@/layout/applyHead';
export { headTags } from '@/site/head';
