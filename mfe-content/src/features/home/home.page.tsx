import { LazyHydrate, lazyPart, PageHead, type PageContext, useQuery } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { HomeHero } from './home-hero.tsx'
import { homeQuery, windowQuery } from './home.queries.ts'

/** Each section shows its own error, so nothing here throws. */
export const loader = ({ queryClient }: PageContext) =>
  Promise.all([queryClient.prefetchQuery(homeQuery), queryClient.prefetchQuery(windowQuery)])

const description =
  'Classes, activities, a shop and a stage for children from 2 to 16: find what is good for your child, all in one place.'

const organisation = {
  '@graph': [
    { '@type': 'Organization', name: 'Brightyard', url: '/', description },
    { '@type': 'WebSite', name: 'Brightyard', url: '/' },
  ],
}

const HomeBlocks = lazyPart(() => import('./home-blocks.tsx'))
const belowTheFold = <HomeBlocks />

export function Component() {
  const home = useQuery(homeQuery)
  const slide = home.data?.hero
  return (
    <Box overflowX="clip">
      <PageHead
        title="Brightyard"
        description={description}
        image={slide?.picture.src}
        canonical="/"
        structuredData={organisation}
      />
      <HomeHero slide={slide} settled={home.isError || home.data !== undefined} />
      <LazyHydrate fallback={<Box minH="100vh" />}>{belowTheFold}</LazyHydrate>
    </Box>
  )
}
