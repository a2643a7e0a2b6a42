import { listMedia } from '@brightyard/contract/calls'
import { type MediaItem, type MediaKind, mediaKinds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useLocation, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  chakra,
  Container,
  PageHeading,
  Pagination,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { ChoiceChips } from '../../directory/choice-chips.tsx'
import { Loaded } from '../../entries/loaded.tsx'
import { PictureWall } from '../../gallery/picture-wall.tsx'
import { pageNumberOf, queryValue } from '../../links/query-value.ts'

const intro = 'What it looked like: fairs, studios, stages and one library bus.'

export function mediaAsked(search: URLSearchParams) {
  const kind = queryValue(search, 'kind').toLowerCase()
  return { kind: mediaKinds.find((one) => one === kind), page: pageNumberOf(search) }
}

export const mediaQuery = ({ kind, page }: ReturnType<typeof mediaAsked>) =>
  queryOf(listMedia, { maxRows: 6, page, ...(kind ? { kind } : {}) })

/** Albums and videos, the newest first; pictures open large. */
export function MediaGallery() {
  const asked = mediaAsked(new URLSearchParams(useLocation().search))
  const media = useQuery(mediaQuery(asked))
  const addressOf = (kind: MediaKind | undefined, page = 1) =>
    contentPaths.mediaGallery.to({}, { kind, page: page > 1 ? page : undefined })
  const { photos = 0, video = 0 } = media.data?.counts ?? {}
  return (
    <Box colorPalette="talent">
      <PageHead
        title="Media gallery"
        description={`Pictures and videos of Brightyard. ${intro}`}
        image={media.data?.data[0]?.picture?.src}
        canonical={addressOf(asked.kind, asked.page)}
      />
      <Container pt={{ base: '8', md: '12' }} pb={{ base: '10', md: '16' }}>
        <PageHeading intro={intro}>Media gallery</PageHeading>
        {photos > 0 && video > 0 ? (
          <Box mb="8">
            <ChoiceChips
              label="Kind"
              current={asked.kind ?? ''}
              choices={[
                { value: '', label: 'Everything' },
                { value: 'photos', label: `Photos (${photos})` },
                { value: 'video', label: `Videos (${video})` },
              ]}
              addressOf={(value) => addressOf(mediaKinds.find((one) => one === value))}
            />
          </Box>
        ) : null}
        <Loaded
          query={media}
          what="the gallery"
          isEmpty={({ data }) => data.length === 0}
          empty="No pictures here yet. The camera is on its way."
        >
          {({ data, meta }) => (
            <Stack gap={{ base: '10', md: '14' }}>
              {data.map((item) => (
                <Section key={item.id} title={item.title} intro={item.summary} headingSize="md">
                  {item.video ? (
                    <Film item={item} video={item.video} />
                  ) : (
                    <PictureWall title={item.title} pictures={item.pictures} />
                  )}
                </Section>
              ))}
              <Pagination
                label="Pages of the gallery"
                page={asked.page}
                pages={meta.last_page}
                link={(page, content) => <Link to={addressOf(asked.kind, page)}>{content}</Link>}
              />
            </Stack>
          )}
        </Loaded>
      </Container>
    </Box>
  )
}

interface FilmProps {
  item: MediaItem
  video: NonNullable<MediaItem['video']>
}

const Film = ({ item, video }: FilmProps) => (
  <>
    <chakra.video
      controls
      preload="none"
      playsInline
      src={video.src}
      poster={item.picture?.src}
      aria-label={item.title}
      width="full"
      maxW="52rem"
      borderRadius="xl"
      aspectRatio="8 / 5"
      bg="bg.inverted"
    />
    <Text mt="2" maxW="prose" color="fg.muted">
      {video.transcript}
    </Text>
  </>
)
