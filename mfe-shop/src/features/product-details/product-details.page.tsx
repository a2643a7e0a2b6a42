import type { Product, ProductCard } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import {
  LazyHydrate,
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import {
  Box,
  Container,
  ErrorState,
  Grid,
  media,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@brightyard/ui'
import { aboveRequest, useOutOfView } from '@brightyard/ui/bottom-bars'
import { useMemo, useState } from 'react'
import { productQuery } from '../../catalog/catalog.queries.ts'
import { productAddress } from '../../catalog/product-link.ts'
import { ProductTile } from '../../catalog/product-tile.tsx'
import { queryValue } from '../../catalog/query-value.ts'
import { Rail } from '../../catalog/rail.tsx'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { reviewsQuery } from '../../reviews/reviews.queries.ts'
import { BuyBar } from './buy-bar.tsx'
import { chosenVariant } from './chosen-variant.ts'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { ReviewsPart } from './reviews-part.tsx'
import { structuredProduct } from './structured-product.ts'

export async function loader({ request, queryClient }: PageContext) {
  const id = queryValue(new URL(request.url).searchParams, 'ecommID')
  if (!id) return redirect(shopPaths.home.to())
  // `0x7` and ` 7 ` are numbers for a computer, and no product's.
  if (!/^\d{1,10}$/.test(id)) throw pageNotFound()
  try {
    await Promise.all([
      queryClient.ensureQueryData(productQuery(id)),
      // Reviews that cannot be loaded say so in their place.
      /^\d{1,9}$/.test(id) ? queryClient.prefetchInfiniteQuery(reviewsQuery(Number(id))) : null,
    ])
  } catch (error) {
    if (error instanceof Response) throw error // there is no such product
  }
  return null // any other failure shows on the page, with a way to try again
}

export function Component() {
  const [search] = useSearchParams()
  const product = useQuery(productQuery(queryValue(search, 'ecommID')))
  if (product.error instanceof Response) throw product.error
  return (
    <Container
      py={{ base: '5', md: '8' }}
      colorPalette="shop"
      // What gets the focus by keyboard is not under the bar.
      css={{
        [media.below767]: {
          '& :is(a, button, input)': { scrollMarginBottom: `calc(6rem + ${aboveRequest})` },
        },
      }}
    >
      {product.data ? (
        <Details key={product.data.id} product={product.data} />
      ) : product.isError ? (
        <ErrorState
          level={1}
          title="We could not load this product"
          onRetry={() => void product.refetch()}
          retrying={product.isFetching}
        />
      ) : (
        <ProductSkeleton />
      )}
    </Container>
  )
}

const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' }

function Details({ product }: { product: Product }) {
  const { name, category, description, picture } = product
  const [search] = useSearchParams()
  const named = queryValue(search, 'variant')
  // Shown, and put into the bag, at once; the address follows. One that changes by itself counts again.
  const [choice, setChoice] = useState({ id: named, named })
  const variant = chosenVariant(product, choice.named === named ? choice.id : named)
  // A phone's first screen has no room for the page's own buttons, and no scripts yet that could look for them.
  const [buyRef, isBuyOut = true] = useOutOfView()
  // The same elements for the same product, or the parts would hydrate at once.
  const facts = useMemo(() => <ProductFacts product={product} />, [product])
  const related = useMemo(() => <RelatedProducts products={product.related} />, [product])
  return (
    <>
      <PageHead
        title={name}
        description={`${description[0] ?? ''} ${name}, in the Brightyard shop.`.trim()}
        image={picture.src}
        canonical={productAddress(product.id)}
        structuredData={structuredProduct(product)}
      />
      <Box mb="5">
        <ShopTrail
          steps={[
            ...(category
              ? [
                  {
                    label: category.name,
                    to: shopPaths.searchResult.to({}, { category: category.id }),
                  },
                ]
              : []),
            { label: name },
          ]}
        />
      </Box>
      <Grid
        templateColumns={columns}
        templateRows={{ md: 'auto 1fr' }}
        columnGap={{ md: '8', xl: '12' }}
        rowGap={{ base: '6', md: '10' }}
        alignItems="start"
      >
        <Gallery
          pictures={product.pictures.length > 0 ? product.pictures : [picture]}
          name={name}
        />
        <Box
          gridColumn={{ md: '2' }}
          gridRow={{ md: '1 / span 2' }}
          position={{ md: 'sticky' }}
          top="6rem"
        >
          <PurchasePanel
            product={product}
            variant={variant}
            onChoose={(id) => setChoice({ id, named })}
            buyRef={buyRef}
          />
        </Box>
        <LazyHydrate fallback={<Box minH="30rem" />}>{facts}</LazyHydrate>
      </Grid>
      <ReviewsPart product={product} />
      <LazyHydrate fallback={<Box minH="20rem" />}>{related}</LazyHydrate>
      {variant ? <BuyBar product={product} variant={variant} isShown={isBuyOut} /> : null}
    </>
  )
}

/** The product page while the product is being loaded. */
function ProductSkeleton() {
  return (
    <Grid role="status" templateColumns={columns} gap={{ base: '6', md: '8', xl: '12' }}>
      <VisuallyHidden>Loading the product</VisuallyHidden>
      <Skeleton aspectRatio="4 / 3" borderRadius="xl" />
      <Stack gap="4">
        <Skeleton height="6" width="30%" />
        <Skeleton height="11" width="90%" />
        <Skeleton height="5" width="40%" />
        <Skeleton height="10" width="50%" />
        <Skeleton height="24" />
        <Skeleton height="14" borderRadius="full" />
      </Stack>
    </Grid>
  )
}

function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null
  return (
    <Box mt={{ base: '10', md: '14' }}>
      <Rail title="Goes well with this">
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </Rail>
    </Box>
  )
}
