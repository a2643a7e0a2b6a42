import type { HomeStories } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, pictureProps } from '@brightyard/runtime'
import { Box, Heading, Link as LinkStyle, Picture, Text } from '@brightyard/ui'
import { addressOfEntry } from '../../entries/entry-address.ts'
import { Block } from './block.tsx'
import { StoryLines } from './story-lines.tsx'
import { ViewAll } from './view-all.tsx'

/** The latest news as the front page of a magazine. */
export const News = ({ stories }: { stories: HomeStories | undefined }) => (
  <Block
    id="news"
    title="News from the yard"
    viewAll={<ViewAll to={contentPaths.news.to()} what="news" />}
    list={stories && (stories.feature ? [stories.feature] : [])}
    empty="No news today. The blog has plenty to read."
    colorPalette="brand"
  >
    {(list) =>
      list.map((entry) => (
        <Box
          key={entry.id}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
          }}
          gap={{ base: '4', sm: '8' }}
        >
          {entry.picture ? (
            <Box>
              <Picture
                {...pictureProps(entry.picture)}
                alt=""
                css={{
                  width: '100%',
                  aspectRatio: { base: '2 / 1', sm: '4 / 3', lg: '16 / 9' },
                  objectFit: 'cover',
                  borderRadius: 'xl',
                }}
              />
            </Box>
          ) : null}
          <Box alignSelf="center">
            <Text fontSize="sm" color="fg.muted">
              <DateTime iso={entry.published_at} zone="home" />
            </Text>
            <Heading as="h3" size="lg" mt="1">
              <LinkStyle asChild variant="quiet" color="inherit">
                <Link to={addressOfEntry(entry) ?? ''}>{entry.title}</Link>
              </LinkStyle>
            </Heading>
            <Text mt="3" hideBelow="sm">
              {entry.summary}
            </Text>
          </Box>
          <Box gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
            <StoryLines
              lines={stories?.more ?? []}
              note={({ published_at }) => <DateTime iso={published_at} zone="home" />}
            />
          </Box>
        </Box>
      ))
    }
  </Block>
)
