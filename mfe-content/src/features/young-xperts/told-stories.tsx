import { listPublicPosts } from '@brightyard/contract/calls'
import type { PublicPost } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  chakra,
  Container,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Text,
} from '@brightyard/ui'
import { useId, useState } from 'react'

export const toldStoriesQuery = queryOf(
  listPublicPosts,
  { only: 'stories' },
  { meta: { keepPage: 'briefly' } }, // a guardian may take a story back: it is gone within a minute
)

const shownStories = 4

/** What families have sent of their children, like pages of exercise books; nothing where there is none. */
export function ToldStories() {
  const stories = useQuery(toldStoriesQuery).data?.data.slice(0, shownStories) ?? []
  if (stories.length === 0) return null
  return (
    <Box
      as="section"
      aria-labelledby="told-by-children"
      bg="talent.subtle"
      py={{ base: '10', md: '16' }}
    >
      <Container>
        <Flex gap="4" align="end" justify="space-between" wrap="wrap">
          <Box maxW="38rem">
            <Heading as="h2" size="lg" id="told-by-children">
              Told by children
            </Heading>
            <Text mt="2">Word for word as they came, with a first name and an age group.</Text>
          </Box>
          <LinkButton asChild colorPalette="talent">
            <Link to={contentPaths.submitStory.to()}>Tell a story</Link>
          </LinkButton>
        </Flex>
        <chakra.ul
          listStyleType="none"
          mt="7"
          css={{ columnCount: { base: 1, md: 2 }, columnGap: '1.75rem' }}
        >
          {stories.map((story) => (
            <ExerciseBookPage key={story.id} story={story} />
          ))}
        </chakra.ul>
        <Text mt="2">
          <StyledLink asChild>
            <Link to={contentPaths.feeds.to()}>More of them are in the feed</Link>
          </StyledLink>
        </Text>
      </Container>
    </Box>
  )
}

/** Longer stories open on request. */
const shownLetters = 420

function ExerciseBookPage({ story: { text, told_by, media } }: { story: PublicPost }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [title = '', ...rest] = text.split('\n\n')
  const whole = rest.join('\n\n')
  const isLong = whole.length > shownLetters
  const picture = media.find(({ kind }) => kind === 'picture')
  return (
    <chakra.li
      mb="7"
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="sm"
      overflow="hidden"
      css={{ breakInside: 'avoid' }}
    >
      {picture ? (
        <chakra.img
          src={picture.src}
          alt={picture.alt}
          htmlWidth={picture.width}
          htmlHeight={picture.height}
          loading="lazy"
          width="full"
          maxH="20rem"
          objectFit="cover"
        />
      ) : null}
      <Box
        px={{ base: '5', md: '8' }}
        py="6"
        borderInlineStartWidth="0.375rem"
        borderColor="talent.muted"
      >
        <Heading as="h3" size="sm" id={id}>
          {title}
        </Heading>
        <Text fontWeight="semibold" color="talent.fg" mt="1">
          {told_by}
        </Text>
        <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {isLong && !isOpen ? `${whole.slice(0, shownLetters).trimEnd()}…` : whole}
        </Text>
        {isLong ? (
          <Button
            variant="ghost"
            size="sm"
            mt="2"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Read on'}
          </Button>
        ) : null}
      </Box>
    </chakra.li>
  )
}
