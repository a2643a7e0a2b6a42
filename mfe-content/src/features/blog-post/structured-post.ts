import type { ContentEntry } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'

/** A post for search engines: the article, and the way to it. */
export const structuredPost = (post: ContentEntry) => ({
  '@graph': [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.summary,
      datePublished: post.published_at,
      mainEntityOfPage: contentPaths.blogPost.to({ slug: post.slug }),
      publisher: { '@type': 'Organization', name: 'Brightyard' },
      keywords: post.tags.join(', '),
      ...(post.author ? { author: { '@type': 'Person', name: post.author } } : {}),
      ...(post.picture ? { image: post.picture.src } : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: contentPaths.home.to() },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: contentPaths.blog.to() },
        { '@type': 'ListItem', position: 3, name: post.title },
      ],
    },
  ],
})
