import type { DeskAssessment } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Button, Card, chakra, Flex, LinkButton, Section, Stack, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { timeText } from '../../words.ts'
import { agesText } from '../desk-words.ts'
import { useAssessmentActions } from '../manage/use-assessment-actions.ts'
import { Fact, Facts } from './facts.tsx'
import { attemptsText, feeText, levelWords, timeWords } from './setting-words.ts'

interface Props {
  desk: DeskAssessment
  onChange: (desk: DeskAssessment) => void
}

/** The settings of a published assessment, to be read, and what can be done instead of changing them. */
export const PublishedSettings = ({ desk, onChange }: Props) => (
  <Stack gap="6">
    <WhatCanChange desk={desk} onChange={onChange} />
    <Summary desk={desk} />
  </Stack>
)

function WhatCanChange({ desk: { id, state }, onChange }: Props) {
  const { closing, copying } = useAssessmentActions(onChange)
  const isClosed = state === 'closed'
  return (
    <Card p={{ base: '4', md: '6' }}>
      <Section
        title="These settings are fixed"
        headingSize="sm"
        intro="Everybody takes it under the same rules, so they stay as they were when it was published. This can still be changed:"
      >
        <Stack as="ul" listStyleType="none" gap="3">
          <Way what="When a class or a kid may take it, and how many minutes they have more">
            <LinkButton asChild variant="outline" size="sm" minH="2.75rem">
              <Link to={assessmentDeskPaths.results.to({ id })}>Times and minutes</Link>
            </LinkButton>
          </Way>
          <Way what="The pass mark, once somebody has handed in">
            <LinkButton asChild variant="outline" size="sm" minH="2.75rem">
              <Link to={assessmentDeskPaths.results.to({ id }, { part: 'results' })}>
                Pass mark
              </Link>
            </LinkButton>
          </Way>
          <Way
            what={
              isClosed
                ? 'Nobody can begin it now; who had begun could finish'
                : 'Whether anybody may still begin; who has begun can finish'
            }
          >
            <Button
              variant="outline"
              size="sm"
              minH="2.75rem"
              busy={closing.isPending}
              onClick={() => closing.mutate({ id, is_closed: !isClosed })}
            >
              {isClosed ? 'Open it again' : 'Close it now'}
            </Button>
          </Way>
          <Way what="Anything else: in a copy, which is a draft until you publish it">
            <Button
              variant="outline"
              size="sm"
              minH="2.75rem"
              busy={copying.isPending}
              onClick={() => copying.mutate({ id })}
            >
              Duplicate it
            </Button>
          </Way>
        </Stack>
      </Section>
    </Card>
  )
}

const Way = ({ what, children }: { what: string; children: ReactNode }) => (
  <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap">
    <Text flex="1 1 14rem">{what}</Text>
    {children}
  </Flex>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card p={{ base: '4', md: '6' }}>
    <Section title={title} headingSize="sm">
      <Facts>{children}</Facts>
    </Section>
  </Card>
)

function Summary({ desk: { composition: work, closed_at } }: { desk: DeskAssessment }) {
  const { opens_at, closes_at, review, pass_percent } = work
  return (
    <>
      <Part title="For whom">
        <Fact name="Subject">{work.subject}</Fact>
        <Fact name="Ages">{agesText(work)}</Fact>
      </Part>
      <Part title="What takers read first">
        {work.summary && <Fact name="What it is about">{work.summary}</Fact>}
        <Fact name="Rules">
          {work.rules.length === 0 ? (
            'None beside those of every assessment'
          ) : (
            <chakra.ul listStyleType="disc" ps="5">
              {work.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </chakra.ul>
          )}
        </Fact>
      </Part>
      <Part title="Time and attempts">
        <Fact name="Time">{timeText(work.minutes ?? 0)}</Fact>
        <Fact name="Attempts allowed">{attemptsText(work)}</Fact>
        <Fact name="Opens">
          {opens_at ? (
            <DateTime iso={opens_at} show="moment" zone="home" />
          ) : (
            'As soon as it is assigned'
          )}
        </Fact>
        <Fact name="Closes">
          {closes_at ? <DateTime iso={closes_at} show="moment" zone="home" /> : 'Never by itself'}
        </Fact>
        {closed_at && (
          <Fact name="Closed by hand">
            <DateTime iso={closed_at} show="moment" zone="home" />
          </Fact>
        )}
        <Fact name="Order of the questions">
          {work.is_shuffled ? 'Mixed for each attempt' : 'The same for everybody'}
        </Fact>
      </Part>
      <Part title="Marks and results">
        <Fact name="What takers see afterwards">{levelWords[review][0]}</Fact>
        {review !== 'none' && <Fact name="When they see it">{timeWords[work.review_from]}</Fact>}
        <Fact name="Pass mark">
          {pass_percent === null
            ? 'None: nobody passes or fails'
            : `${pass_percent} % of all marks`}
        </Fact>
      </Part>
      <Part title="People without an account">
        <Fact name="Open to individual candidates">{work.is_for_candidates ? 'Yes' : 'No'}</Fact>
        {work.is_for_candidates && <Fact name="Fee">{feeText(work)}</Fact>}
      </Part>
    </>
  )
}
