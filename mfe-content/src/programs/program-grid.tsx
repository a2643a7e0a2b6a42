import type { ProgramCard as Card } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { chakra, Chip, Flex, MediaCard, Span, Text } from '@brightyard/ui'
import { ageText, modeNames, priceText } from '../offerings/offering-words.ts'
import { countOf, subjectNames } from './program-words.ts'

interface ProgramCardProps {
  program: Card
  level?: 2 | 3
  /** Among the first pictures of the page. */
  priority?: boolean
}

/** A program in a list; the whole card is a link to its page. */
export const ProgramCard = ({ program, level = 3, priority = false }: ProgramCardProps) => (
  <MediaCard
    colorPalette="learn"
    level={level}
    title={<Link to={contentPaths.program.to({ id: program.id })}>{program.title}</Link>}
    picture={program.picture ? { ...pictureProps(program.picture), alt: '', priority } : {}}
    flags={<Chip>{subjectNames[program.subject]}</Chip>}
  >
    <Text lineClamp={2}>{program.summary}</Text>
    <Text mt="auto" fontSize="sm" color="fg.muted">
      {countOf(program.weeks, 'week')} · {countOf(program.chapter_count, 'chapter')} ·{' '}
      {modeNames[program.mode]}
    </Text>
    <Flex justify="space-between" gap="2" wrap="wrap" align="baseline">
      <Span fontWeight="bold">{priceText(program.price_in_paise)}</Span>
      <Span fontSize="sm">{ageText({ from: program.age_from, to: program.age_to })}</Span>
    </Flex>
  </MediaCard>
)

interface ProgramGridProps {
  label: string
  programs: readonly Card[]
  level?: 2 | 3
}

/** Programs as cards, each a link to its page. */
export const ProgramGrid = ({ label, programs, level = 3 }: ProgramGridProps) => (
  <chakra.ul
    aria-label={label}
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))"
    gap={{ base: '4', md: '6' }}
    listStyleType="none"
  >
    {programs.map((program, index) => (
      <chakra.li key={program.id} minW="0">
        <ProgramCard program={program} level={level} priority={index === 0} />
      </chakra.li>
    ))}
  </chakra.ul>
)
