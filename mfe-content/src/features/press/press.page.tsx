import { contentPaths } from '@brightyard/contract/paths'
import { type PageContext, useLocation } from '@brightyard/runtime'
import { MediaGallery, mediaAsked, mediaQuery } from './media-gallery.tsx'
import { Newspapers, newspapersQuery } from './newspapers.tsx'

const isGallery = (pathname: string) =>
  pathname.replace(/\/+$/, '').toLowerCase() === contentPaths.mediaGallery.pattern

export const loader = ({ request, queryClient }: PageContext) => {
  const { pathname, searchParams } = new URL(request.url)
  return isGallery(pathname)
    ? queryClient.prefetchQuery(mediaQuery(mediaAsked(searchParams)))
    : queryClient.prefetchQuery(newspapersQuery)
}

export const Component = () =>
  isGallery(useLocation().pathname) ? <MediaGallery /> : <Newspapers />
