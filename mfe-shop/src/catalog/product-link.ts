import { shopPaths } from '@brightyard/contract/paths'

/** The address of a product, with a variant chosen where given. */
export const productAddress = (id: number, variantId?: number) =>
  shopPaths.product.to({}, { ecommID: id, variant: variantId })
