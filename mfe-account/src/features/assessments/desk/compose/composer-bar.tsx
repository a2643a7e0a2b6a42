import type { Composition, DeskAssessment } from '@brightyard/contract/entities'
import { marksOf } from '@brightyard/contract/assessments'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Box,
  Button,
  Chip,
  Flex,
  Heading,
  IconButton,
  LinkButton,
  LiveRegion,
  Span,
} from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { marksText, questionsText } from '../../words.ts'
import { stateWords } from '../desk-words.ts'
import { questionsIn } from './work.ts'

export const parts = [
  { name: 'paper', label: 'Paper' },
  { name: 'settings', label: 'Settings' },
  { name: 'preview', label: 'Preview' },
] as const
export type ComposerPart = (typeof parts)[number]['name']

export const partIn = (query: URLSearchParams): ComposerPart =>
  parts.find(({ name }) => name === query.get('part'))?.name ?? 'paper'

interface Props {
  desk: DeskAssessment
  work: Composition
  part: ComposerPart
  /** What is saved, or that it cannot be changed. */
  status: string
  isWrong?: boolean
  shown: readonly ComposerPart[]
  /** At the end: publishing, or what can be done with a published one. */
  actions: ReactNode
}

/** Stays at the top: the way back, what is saved, how much the paper counts, and publishing. */
export function ComposerBar({ desk, work, part, status, isWrong = false, shown, actions }: Props) {
  const { text, colour } = stateWords[desk.state]
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      px={{ base: '3', md: '6' }}
      pt="2"
    >
      <Flex align="center" gap={{ base: '1', md: '3' }} wrap="wrap">
        <IconButton asChild label="All assessments">
          <Link to={assessmentDeskPaths.manage.to()}>
            <ArrowLeftIcon size={20} aria-hidden />
          </Link>
        </IconButton>
        <Box flex="1 1 9rem" minW="0">
          <Flex gap="2" align="center" minW="0">
            <Heading as="h1" size="sm" truncate tabIndex={-1} data-page-heading="">
              {work.title || 'An assessment without a title'}
            </Heading>
            <Chip colorPalette={colour} flexShrink="0">
              {text}
            </Chip>
          </Flex>
          <Span
            display="block"
            fontSize="sm"
            color={isWrong ? 'danger.fg' : 'fg.muted'}
            {...(isWrong ? { fontWeight: 'semibold' } : { truncate: true })}
          >
            {status}
          </Span>
          <LiveRegion>{isWrong ? status : ''}</LiveRegion>
        </Box>
        <Flex align="center" gap="3" ms="auto">
          <Span fontSize="sm" textAlign="end" lineHeight="1.25" whiteSpace="nowrap">
            <Span display="block" fontWeight="bold" fontFamily="heading" fontSize="md">
              {marksText(marksOf(work))}
            </Span>
            <Span color="fg.muted">{questionsText(questionsIn(work).length)}</Span>
          </Span>
          {actions}
        </Flex>
      </Flex>
      <Flex as="nav" aria-label="Parts of the assessment" gap="1" mt="1" overflowX="auto">
        {parts
          .filter(({ name }) => shown.includes(name))
          .map(({ name, label }) => (
            <LinkButton
              key={name}
              asChild
              variant="plain"
              size="sm"
              minH="2.75rem"
              px="3"
              borderRadius="0"
              borderWidth="0"
              borderBottomWidth="3px"
              textDecoration="none"
              borderColor={part === name ? 'brand.solid' : 'transparent'}
              color={part === name ? 'brand.fg' : 'fg.muted'}
            >
              <Link
                to={assessmentDeskPaths.edit.to({ id: desk.id }, { part: name })}
                replace
                preventScrollReset
                {...(part === name ? { 'aria-current': 'page' as const } : {})}
              >
                {label}
              </Link>
            </LinkButton>
          ))}
      </Flex>
    </Box>
  )
}

/** Publishing, while it is a draft. */
export const PublishButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button busy={busy} onClick={onClick}>
    Publish
  </Button>
)
