import {
  entryConsent,
  roleIds,
  type SessionUser,
  takesWords,
  type TalentCampaign,
} from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { ApiError, failureSentence, formatNumber, useQuery } from '@brightyard/runtime'
import { Box, Card, Flex, Notice, Stack, Text } from '@brightyard/ui'
import {
  Checkbox,
  Field,
  FormErrorSummary,
  SubmitButton,
  TextArea,
  TextInput,
} from '@brightyard/ui/form'
import { useState } from 'react'
import { noRefundWords, payingWords } from '../../campaign/campaign-facts.ts'
import { changeWords } from '../../stage/entry-status.ts'
import { chancesQuery } from '../../stage/talent.queries.ts'
import { EntryFilesField } from './files/entry-files-field.tsx'
import { useEntryFiles } from './files/use-entry-files.ts'
import { Preview } from './preview.tsx'
import type { EntryWork } from './use-entry.ts'

const titleLength = 80
const textLength = 2000
const ids = { title: 'entry-title', files: 'entry-files', consent_version: 'entry-consent' }
const textId = 'entry-text'

type Problems = Partial<Record<keyof typeof ids, string>>

/** What the server says of single fields of the form. */
const refusals = (error: unknown): Problems =>
  error instanceof ApiError ? (error.fields ?? {}) : {}

interface EntryFormProps {
  shown: EntryWork
  user: SessionUser
  campaign: TalentCampaign
  /** What was sent is changed, and all of it is saved. */
  onDone: () => void
}

/** Title, text and files, which save themselves; with a draft, what it takes to send it. */
export function EntryForm({ shown, user, campaign, onDone }: EntryFormProps) {
  const { work, write, draft, sending } = shown
  const isDraft = draft.stored.status === 'draft'
  const isGuardian = user.role_id === roleIds.guardian
  const fee = draft.stored.fee_in_paise
  const chances = useQuery(chancesQuery(user.id, draft.stored.campaign.slug))
  const consent = chances.data?.consent ?? entryConsent
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(0)
  const [isEnding, setEnding] = useState(false)
  const files = useEntryFiles(draft.stored, campaign, draft.take)
  const takesFiles = campaign.file_kinds.length > 0 && campaign.max_files > 0
  const wordsSuffice = takesWords(campaign.file_kinds, campaign.max_files)
  const nothing = !wordsSuffice
    ? 'Please add a file: in this campaign words alone are no entry.'
    : takesFiles
      ? 'Please add a file or write something.'
      : 'Please write something about it.'
  const hasSomething =
    draft.stored.files.length > 0 || (wordsSuffice && work.description.trim() !== '')
  const filesProblem = files.notReady ?? (hasSomething ? null : nothing)
  const own: Problems = {
    ...(work.title.trim() ? {} : { title: 'Please give the entry a title.' }),
    ...(filesProblem === null ? {} : { files: filesProblem }),
    ...(isDraft && isGuardian && !agreed
      ? { consent_version: 'Please read what you agree to, and tick the box.' }
      : {}),
  }
  const problems = pressed > 0 ? { ...refusals(sending.error), ...own } : {}
  const isOneField = Object.keys(refusals(sending.error)).length > 0
  const errors = (['title', 'files', 'consent_version'] as const).flatMap((name) => {
    const message = problems[name]
    const fieldId = name === 'files' && !takesFiles ? textId : ids[name]
    return message ? [{ fieldId, message }] : []
  })
  async function finish() {
    setEnding(true)
    const saved = await draft.save()
    setEnding(false)
    if (saved) onDone()
  }
  return (
    <Card px={{ base: '5', md: '8' }} py="6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(pressed + 1)
          if (Object.keys(own).length > 0) return
          if (isDraft) void shown.send(isGuardian ? consent.version : undefined)
          else void finish()
        }}
      >
        <Stack gap="6">
          {/* A new one for each try, so that the focus comes back to it. */}
          <FormErrorSummary key={pressed} errors={errors} />
          <Field
            label="Title"
            id={ids.title}
            help="What would stand beside it on a wall."
            error={problems.title}
          >
            <TextInput
              value={work.title}
              maxLength={titleLength}
              onChange={({ target }) => write({ title: target.value })}
            />
          </Field>
          <Field
            label="In the child’s own words"
            id={textId}
            help="What it is, and what we should know when we look at it. No surnames and no addresses, please."
            error={takesFiles ? undefined : problems.files}
          >
            <TextArea
              rows={8}
              value={work.description}
              maxLength={textLength}
              onChange={({ target }) => write({ description: target.value })}
            />
          </Field>
          <Flex
            direction={{ base: 'column', sm: 'row' }}
            justify="space-between"
            columnGap="4"
            fontSize="sm"
            mt="-3"
          >
            <Text color={draft.isWrong ? 'danger.fg' : 'fg.muted'} data-draft="">
              {draft.sentence}
            </Text>
            <Text color="fg.muted">
              {formatNumber(work.description.length)} of {formatNumber(textLength)} characters
            </Text>
          </Flex>
          {takesFiles ? (
            <EntryFilesField
              id={ids.files}
              entry={draft.stored}
              campaign={campaign}
              files={files}
              error={problems.files}
            />
          ) : null}
          {isDraft ? (
            <>
              {isGuardian ? (
                <Box bg="sun.subtle" borderRadius="lg" px="5" py="4">
                  <Text fontWeight="bold">A guardian’s consent</Text>
                  <Text mt="1" mb="3">
                    {consent.text}
                  </Text>
                  <Checkbox
                    id={ids.consent_version}
                    checked={agreed}
                    onChange={({ target }) => setAgreed(target.checked)}
                    error={problems.consent_version}
                  >
                    I agree
                  </Checkbox>
                </Box>
              ) : (
                <Notice title="Your guardian is asked to agree">
                  {fee === 0
                    ? 'You can send it now. It takes part once a guardian has agreed.'
                    : `You can send it now. It takes part once a guardian has agreed and paid ${formatPrice(fee)}.`}
                </Notice>
              )}
              {sending.isError && !isOneField ? (
                <Notice tone="danger">{failureSentence(sending.error)}</Notice>
              ) : null}
              {fee === 0 ? null : (
                <Text fontSize="sm">{`${payingWords(fee)} ${noRefundWords}`}</Text>
              )}
              <Flex gap="3" wrap="wrap" align="center">
                <SubmitButton size="lg" busy={sending.isPending}>
                  {fee === 0
                    ? 'Send the entry'
                    : isGuardian
                      ? `Send and pay ${formatPrice(fee)}`
                      : 'Send it to your guardian'}
                </SubmitButton>
                <Preview entry={{ ...draft.stored, ...work }} />
              </Flex>
            </>
          ) : (
            <>
              <Text>{changeWords(draft.stored, isGuardian)}</Text>
              <Flex gap="3" wrap="wrap" align="center">
                <SubmitButton size="lg" busy={isEnding}>
                  Done
                </SubmitButton>
                <Preview entry={{ ...draft.stored, ...work }} />
              </Flex>
            </>
          )}
        </Stack>
      </form>
    </Card>
  )
}
