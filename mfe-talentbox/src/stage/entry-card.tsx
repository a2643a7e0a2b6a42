import type { PublicEntry } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Box,
  Chip,
  Flex,
  Heading,
  type HeadingProps,
  Link as StyledLink,
  Picture,
  Text,
} from '@brightyard/ui'
import { TrophyIcon } from '@brightyard/ui/icons'
import { placeWords } from './place-words.ts'
import { FileMark } from './entry-files.tsx'

/** Ruled paper, for what a child has written. */
const ruled =
  'repeating-linear-gradient(transparent 0 1.85rem, var(--by-colors-brand-muted) 1.85rem 1.9rem)'

interface EntryCardProps {
  entry: PublicEntry
  level?: Extract<HeadingProps['as'], string>
}

/** An entry in a list: its picture, or the sheet that it is written on. */
export function EntryCard({ entry, level = 'h3' }: EntryCardProps) {
  const { id, title, description, first_name, age_group, files, place } = entry
  const picture = files.find(({ kind }) => kind === 'picture')
  const other = files.flatMap(({ kind }) => (kind === 'picture' ? [] : kind))[0]
  return (
    <Box
      as="article"
      position="relative"
      height="full"
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="md"
      overflow="hidden"
      transition="transform 200ms, box-shadow 200ms"
      _hover={{ transform: 'translateY(-0.25rem)', boxShadow: 'lg' }}
    >
      {picture ? (
        <Picture
          src={picture.src}
          alt=""
          width={picture.width ?? 480}
          height={picture.height ?? 360}
          css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
        />
      ) : other ? (
        <FileMark kind={other} />
      ) : (
        <Box
          px="5"
          pt="2"
          aspectRatio="4 / 3"
          overflow="hidden"
          bgColor="sun.subtle"
          css={{ backgroundImage: ruled }}
          aria-hidden
        >
          <Text fontFamily="heading" fontSize="xl" lineHeight="1.9rem" color="brand.fg">
            {description}
          </Text>
        </Box>
      )}
      <Flex direction="column" gap="1.5" px="4" pt="3.5" pb="4" flex="1">
        {place === null ? null : (
          <Chip tone="solid" colorPalette="sun" alignSelf="flex-start">
            <TrophyIcon size={16} /> {placeWords(place)}
          </Chip>
        )}
        <Heading as={level} size="xs">
          <StyledLink
            asChild
            variant="quiet"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <Link to={talentboxPaths.entry.to({ id })}>{title}</Link>
          </StyledLink>
        </Heading>
        {picture || other ? <Text lineClamp={3}>{description}</Text> : null}
        <Text mt="auto" fontSize="sm" color="fg.muted">
          {first_name}, {age_group}
        </Text>
      </Flex>
    </Box>
  )
}
