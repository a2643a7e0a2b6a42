import type { Post } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  chakra,
  Chip,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Notice,
  Stack,
  Text,
} from '@brightyard/ui'
import { ExternalIcon } from '@brightyard/ui/icons'
import { classLabel } from '../../forms/class-label.ts'
import { useId } from 'react'
import { LinkedText } from './linked-text.tsx'
import { PostActions } from './post-actions.tsx'
import { PostMedia } from './post-media.tsx'

interface Props {
  post: Post
  userId: number
  level: 1 | 2
  /** Its place in the feed; `of` -1: nobody knows. */
  place?: { at: number; of: number }
  /** On a page of its own. */
  alone?: boolean
}

/** Longer texts are cut in the list. */
const shownInList = 600

/** Words are left whole where they can be: half an address leads elsewhere. */
function beginning(text: string) {
  const part = text.slice(0, shownInList + 1)
  const end = part.search(/\s\S*$/)
  return `${part.slice(0, end > shownInList / 2 ? end : shownInList).trimEnd()} … `
}

export function PostArticle({ post, userId, level, place, alone = false }: Props) {
  const id = useId()
  const { author, avatar, text, link, media, published_at, written_at, state } = post
  const who = post.told_by ?? post.organisation
  const isLong = !alone && text.length > shownInList
  const address = contentPaths.feedDetails.to({ id: post.id })
  return (
    <Box
      as="article"
      role="article"
      tabIndex={0}
      aria-labelledby={`${id}-who`}
      aria-describedby={`${id}-text`}
      {...(place ? { 'aria-posinset': place.at, 'aria-setsize': place.of } : {})}
      bg="bg.panel"
      borderRadius="xl"
      boxShadow="sm"
      p={{ base: '4', md: '6' }}
    >
      <Flex gap="3" align="center" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Avatar name={who} src={avatar ?? undefined} decorative />
        <Box minW="0" flex="1" flexBasis={{ base: 'calc(100% - 5rem)', sm: '0' }}>
          <Heading
            as={level === 1 ? 'h1' : 'h2'}
            size="xs"
            id={`${id}-who`}
            overflowWrap="anywhere"
            {...(alone ? { 'data-page-heading': '', tabIndex: -1 } : {})}
          >
            {who}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {post.told_by === null ? author : 'A story, sent by the family'} ·{' '}
            <StyledLink asChild variant="quiet">
              <Link to={address}>
                <DateTime iso={published_at ?? written_at} show="relative" />
              </Link>
            </StyledLink>
            {post.edited_at ? (
              <>
                {' · Edited '}
                <DateTime iso={post.edited_at} show="relative" />
              </>
            ) : null}
          </Text>
        </Box>
        <AudienceChip post={post} />
      </Flex>
      {state === 'waiting' || state === 'hidden' ? <StateNotice post={post} /> : null}
      {post.is_hidden && alone ? (
        <Box mt="4">
          <Notice>You have hidden this post from your feed.</Notice>
        </Box>
      ) : null}
      <Stack gap="4" mt="4">
        <Text
          id={`${id}-text`}
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          fontSize={alone ? 'lg' : 'md'}
        >
          <LinkedText>{isLong ? beginning(text) : text}</LinkedText>
          {isLong ? (
            <StyledLink asChild>
              <Link to={address}>Read on</Link>
            </StyledLink>
          ) : null}
        </Text>
        {link ? (
          <StyledLink
            href={link}
            target="_blank"
            rel="noopener nofollow ugc"
            overflowWrap="anywhere"
          >
            {hostOf(link)} <chakra.span srOnly>(opens in a new tab)</chakra.span>
            <ExternalIcon size={16} aria-hidden style={{ display: 'inline' }} />
          </StyledLink>
        ) : null}
        <PostMedia media={media} alone={alone} />
      </Stack>
      <PostActions post={post} userId={userId} alone={alone} labelId={`${id}-who`} />
    </Box>
  )
}

const hostOf = (link: string) => {
  try {
    return new URL(link).host.replace(/^www\./, '')
  } catch {
    return link
  }
}

function AudienceChip({ post: { audience, rooms, classes, kids } }: { post: Post }) {
  const names = audience === 'kids' ? kids : classes.length > 0 ? classes.map(classLabel) : rooms
  if (audience === 'everyone') return <Chip colorPalette="sun">For everyone</Chip>
  const [first = audience === 'kids' ? 'single kids' : 'a room', ...others] = names
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return <Chip>{`For ${first}${more}`}</Chip>
}

const StateNotice = ({ post: { state, moderation_note, is_own } }: { post: Post }) => (
  <Box mt="4">
    {!is_own ? (
      <Notice
        title={state === 'waiting' ? 'This waits for a decision' : 'This is not shown'}
        action={
          <LinkButton asChild variant="outline">
            <Link to={contentPaths.feedModeration.to()}>Decide in Moderation</Link>
          </LinkButton>
        }
      >
        Its author and those who look after posts read it; families do not.
      </Notice>
    ) : state === 'waiting' ? (
      <Notice title="This post waits">
        Somebody looks at it first. You are told as soon as it is in the feed.
      </Notice>
    ) : (
      <Notice tone="warning" title="This post is not shown">
        {moderation_note ||
          'It was taken out of the feed. You can delete it and write another one.'}
      </Notice>
    )}
  </Box>
)
