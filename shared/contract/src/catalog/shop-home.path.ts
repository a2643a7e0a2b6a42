import { definePath } from '../define/define-path.ts'

/** In a file of its own: the first load of the home page links here without carrying every address of the shop. */
export const shopHome = definePath('/shop')
