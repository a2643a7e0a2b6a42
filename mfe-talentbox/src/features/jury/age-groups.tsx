import {
  getTalentCampaign,
  listCampaignEntries,
  previewVerdict,
  setCampaignAgeGroups,
} from '@brightyard/contract/calls'
import { type JuryDesk, mostAgeGroups, problemsOfAgeGroups } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Notice, Section, Stack, Text } from '@brightyard/ui'
import { Field, FormErrorSummary, TextInput } from '@brightyard/ui/form'
import { useRef, useState } from 'react'
import { deskQuery } from './jury.queries.ts'

interface Row {
  key: number
  from: string
  to: string
}

const idOf = (at: number, field: string) => `age-group-${at}-${field}`
const wholeYears = 'Please give an age in whole years.'
const ageIn = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null)

const rangeWords = (from: number | null, to: number | null) => {
  if (from !== null && to !== null) return `from ${from} to ${to} years`
  if (from !== null) return `from ${from} years`
  return to === null ? 'open to all ages' : `up to ${to} years`
}

/** What is wrong with what is typed, by the place and name of the field, as the API names it. */
function problemsIn(rows: readonly Row[], ages: { from: number | null; to: number | null }) {
  const found: Record<string, string> = {}
  for (const [at, row] of rows.entries())
    for (const field of ['from', 'to'] as const)
      if (ageIn(row[field]) === null) found[`age_groups.${at}.${field}`] = wholeYears
  if (Object.keys(found).length > 0) return found
  const groups = rows.map(({ from, to }) => ({ from: Number(from), to: Number(to) }))
  for (const { at, field, message } of problemsOfAgeGroups(groups, ages))
    found[`age_groups.${at}.${field}`] = message
  return found
}

/** Which ages are ranked by themselves, until somebody has given points. */
export function AgeGroups({ desk, userId }: { desk: JuryDesk; userId: number }) {
  const { slug, age_from, age_to, age_groups } = desk.campaign
  const isOpenEnded = age_from === null || age_to === null
  const client = useQueryClient()
  const lastKey = useRef(age_groups.length)
  const addButton = useRef<HTMLButtonElement>(null)
  const [rows, setRows] = useState(() =>
    age_groups.map(({ from, to }, key): Row => ({ key, from: String(from), to: String(to) })),
  )
  const [pressed, setPressed] = useState(0)
  const setting = useMutation({
    ...mutationOf(setCampaignAgeGroups),
    onSuccess(changed) {
      client.setQueryData(deskQuery(userId, slug).queryKey, changed)
      for (const call of [getTalentCampaign, listCampaignEntries, previewVerdict])
        void client.invalidateQueries(queriesOf(call))
      showToast({
        kind: 'success',
        title:
          changed.campaign.age_groups.length > 0
            ? 'Each of these groups is ranked by itself.'
            : 'All entries are ranked together.',
      })
    },
  })
  const { error } = setting
  const refused = error instanceof ApiError ? (error.fields ?? {}) : {}
  const own = problemsIn(rows, { from: age_from, to: age_to })
  const problems: Record<string, string> = pressed > 0 ? { ...refused, ...own } : {}
  const problemOf = (at: number, field: 'from' | 'to') => problems[`age_groups.${at}.${field}`]

  if (!desk.may_change_age_groups)
    return (
      <Section title="Age groups" headingSize="md">
        <Text>
          {age_groups.length > 0
            ? `Ranked by themselves: ${age_groups.map(({ from, to }) => `${from} to ${to} years`).join(', ')}.`
            : 'All entries are ranked together.'}
        </Text>
        <Text mt="1" color="fg.muted">
          {desk.verdict_at
            ? 'The verdict is published, so this stays as it is.'
            : 'A juror has given points, so this stays as it is.'}
        </Text>
      </Section>
    )

  const write = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <Section title="Age groups" headingSize="md">
      <Text mb="4">
        {`Each group has its own places and prizes; without groups all entries are ranked together. The campaign is ${rangeWords(age_from, age_to)}. Together they are for every age of the campaign, without gaps.${isOpenEnded ? ' An age below the youngest group, or above the oldest, counts in the nearest.' : ''} Groups can be changed until a juror has given points.`}
      </Text>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(pressed + 1)
          if (Object.keys(own).length > 0) return
          const groups = rows.map(({ from, to }) => ({ from: Number(from), to: Number(to) }))
          setting.mutate({ slug, age_groups: groups })
        }}
      >
        <Stack gap="4">
          <FormErrorSummary
            key={pressed}
            errors={rows.flatMap((_, at) =>
              (['from', 'to'] as const).flatMap((field) => {
                const message = problemOf(at, field)
                return message
                  ? [{ fieldId: idOf(at, field), message: `Group ${at + 1}: ${message}` }]
                  : []
              }),
            )}
          />
          {rows.map(({ key, from, to }, at) => (
            <Flex
              key={key}
              role="group"
              aria-label={`Group ${at + 1}`}
              gap="4"
              wrap="wrap"
              align="flex-start"
            >
              <Box width="9rem">
                <Field id={idOf(at, 'from')} label="From (years)" error={problemOf(at, 'from')}>
                  <TextInput
                    inputMode="numeric"
                    maxLength={2}
                    value={from}
                    onChange={({ target }) => write(key, { from: target.value })}
                  />
                </Field>
              </Box>
              <Box width="9rem">
                <Field id={idOf(at, 'to')} label="To (years)" error={problemOf(at, 'to')}>
                  <TextInput
                    inputMode="numeric"
                    maxLength={2}
                    value={to}
                    onChange={({ target }) => write(key, { to: target.value })}
                  />
                </Field>
              </Box>
              <Button
                variant="plain"
                mt={{ base: '0', sm: '7' }}
                aria-label={`Remove group ${at + 1}`}
                onClick={() => {
                  setRows((before) => before.filter((row) => row.key !== key))
                  addButton.current?.focus() // its own button goes away
                }}
              >
                Remove
              </Button>
            </Flex>
          ))}
          <Flex gap="4" wrap="wrap">
            <Button
              ref={addButton}
              variant="outline"
              aria-disabled={rows.length >= mostAgeGroups}
              onClick={() => {
                if (rows.length >= mostAgeGroups) return
                lastKey.current += 1
                setRows((before) => [...before, { key: lastKey.current, from: '', to: '' }])
              }}
            >
              Add a group
            </Button>
            <Button type="submit" variant="soft" busy={setting.isPending}>
              Save the age groups
            </Button>
          </Flex>
        </Stack>
      </form>
      {error && Object.keys(refused).length === 0 ? (
        <Box mt="4">
          <Notice tone="danger">{failureSentence(error)}</Notice>
        </Box>
      ) : null}
    </Section>
  )
}
