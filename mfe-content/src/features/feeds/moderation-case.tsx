import { type ModerationCase, moderationReasons } from '@brightyard/contract/entities'
import { DateTime, failureSentence, Link } from '@brightyard/runtime'
import {
  Box,
  Button,
  Chip,
  Flex,
  Heading,
  Link as StyledLink,
  Notice,
  Stack,
  Text,
} from '@brightyard/ui'
import { Field, Select, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { BlurPictures } from './blur-pictures.tsx'
import { CaseFiles } from './case-files.tsx'
import { CasePictures } from './case-pictures.tsx'
import { reasonLabels } from './reason-labels.ts'
import { useDecideCase } from './use-decide-case.ts'

/** Of an entry the desk knows the age group alone: `A child of 7 to 9 years`. */
const titleOf = (what: string, author: string, type: ModerationCase['type']) =>
  type === 'entry'
    ? `${what} by ${author.slice(0, 1).toLowerCase()}${author.slice(1)}`
    : `${what} by ${author}`

/** What the files of a case belong to; the title of an entry stands in the first line of its text. */
const workOf = (
  { author, text }: NonNullable<ModerationCase['subject']>,
  what: string,
  type: ModerationCase['type'],
) => (type === 'entry' ? (text.split('\n', 1)[0] ?? what) : titleOf(what, author, type))

/** An entry has no page before it is shown: its address is then that of the campaign. */
const isOnlyItsCampaign = ({ type, subject }: ModerationCase) =>
  type === 'entry' && !subject?.path.startsWith('/talentbox/entries/')

/** One thing to look at, with what was reported and decided, and the decision. */
export function Case({ one }: { one: ModerationCase }) {
  const { subject, type, cause, round, opened_at, reports, report_count, decisions } = one
  const what = { post: 'Post', comment: 'Comment', entry: 'TalentBox entry' }[type]
  return (
    <Box
      as="li"
      p={{ base: '4', md: '6' }}
      borderWidth="1.5px"
      borderColor="border"
      borderRadius="xl"
      bg="bg.panel"
    >
      <Flex gap="2" wrap="wrap" align="center">
        <Chip colorPalette={cause === 'new' ? 'sun' : 'danger'}>
          {cause === 'new' ? 'New' : 'Reported'}
        </Chip>
        {round > 1 ? <Chip tone="outline">Second look</Chip> : null}
        <Text fontSize="sm" color="fg.muted">
          <DateTime iso={opened_at} show="relative" />
        </Text>
      </Flex>
      <Heading as="h2" size="xs" mt="3">
        {subject
          ? titleOf(what, subject.author, type)
          : `${what}, ${type === 'entry' ? 'taken back' : 'deleted'}`}
      </Heading>
      {subject ? (
        <>
          <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
            {subject.text}
          </Text>
          {subject.link ? (
            <Text mt="2" overflowWrap="anywhere">
              {subject.link}
            </Text>
          ) : null}
          {subject.pictures.length > 0 ? <CasePictures pictures={subject.pictures} /> : null}
          {subject.files.length > 0 ? (
            <CaseFiles files={subject.files} title={workOf(subject, what, type)} />
          ) : null}
          {one.is_open && one.may_decide && subject.blurrable.length > 0 ? (
            <BlurPictures pictures={subject.blurrable} />
          ) : null}
          <StyledLink asChild>
            <Link to={subject.path}>
              {isOnlyItsCampaign(one) ? 'The campaign and its rules' : 'Open it where it is shown'}
            </Link>
          </StyledLink>
        </>
      ) : null}
      {reports.length > 0 ? (
        <Box mt="4">
          <Text fontWeight="semibold">
            {report_count === 1 ? 'One report' : `${report_count} reports`}
          </Text>
          {reports.map(({ reason, note, reported_at }) => (
            <Text key={`${reported_at} ${note}`} fontSize="sm">
              {reasonLabels[reason]}
              {note ? `: “${note}”` : ''}
            </Text>
          ))}
        </Box>
      ) : null}
      {decisions.map(({ verdict, reason, note, decided_by, decided_at }) => (
        <Text key={decided_at} mt="3" fontSize="sm" color="fg.muted">
          {decided_by} {verdict === 'show' ? 'let it be shown' : 'took it out'},{' '}
          <DateTime iso={decided_at} />
          {reason ? `: ${reasonLabels[reason]}` : ''}
          {note ? ` (${note})` : ''}
        </Text>
      ))}
      {one.may_decide ? (
        <Decision one={one} />
      ) : one.is_open ? (
        <Box mt="4">
          <Notice>You wrote this. Somebody else decides about it.</Notice>
        </Box>
      ) : null}
    </Box>
  )
}

function Decision({ one }: { one: ModerationCase }) {
  const [isTurning, setTurning] = useState(false)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>()
  const decide = useDecideCase()
  const chosen = moderationReasons.find((value) => value === reason)
  const last = one.is_open ? undefined : one.decisions[0]?.verdict
  const made = {
    id: one.id,
    note,
    decisions_seen: one.decisions.length,
    // A case of an older server has none.
    subject_version: one.subject?.version || undefined,
  }
  if (last && !isTurning)
    return (
      <Button mt="4" size="sm" variant="outline" onClick={() => setTurning(true)}>
        Change this decision
      </Button>
    )
  return (
    <Stack gap="4" mt="5" pt="5" borderTopWidth="1px" borderColor="border">
      <Text fontWeight="semibold">
        {last ? 'Change this decision' : 'It waits for a decision.'}
      </Text>
      {last === 'hide' ? null : (
        <Field
          label={one.cause === 'new' ? 'If it is not shown, why?' : 'If it is taken out, why?'}
          help="Only needed then. Its author reads it."
          error={error}
        >
          <Select
            options={moderationReasons.map((value) => ({ value, label: reasonLabels[value] }))}
            placeholder="Choose a reason"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
        </Field>
      )}
      <Field label="A word to its author" optional>
        <TextInput maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {decide.error ? <Notice tone="danger">{failureSentence(decide.error)}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        {last === 'show' ? null : (
          <Button
            busy={decide.isPending}
            onClick={() => decide.mutate({ ...made, verdict: 'show' })}
          >
            {last
              ? 'Show it again'
              : one.cause !== 'new'
                ? 'Keep it'
                : one.type === 'entry'
                  ? 'Put it on the stage'
                  : 'Put it in the feed'}
          </Button>
        )}
        {last === 'hide' ? null : (
          <Button
            variant="outline"
            colorPalette="danger"
            disabled={decide.isPending}
            onClick={() => {
              if (chosen) decide.mutate({ ...made, verdict: 'hide', reason: chosen })
              else setError('Please choose why it is not shown.')
            }}
          >
            {one.cause === 'new' ? 'Do not show it' : 'Take it out'}
          </Button>
        )}
      </Flex>
    </Stack>
  )
}
