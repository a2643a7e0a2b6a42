import { markFormAnswer, openDocument } from '@brightyard/contract/calls'
import type { FormAnswer } from '@brightyard/contract/entities'
import { answerText, kidText, shownPart } from '@brightyard/contract/forms'
import {
  DateTime,
  formatFileSize,
  Link,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  LinkButton,
  Notice,
  Stack,
  Text,
} from '@brightyard/ui'
import { ArrowLeftIcon, CheckIcon, DocumentIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { Loaded } from '../../../entries/loaded.tsx'
import { answerQuery } from '../desk.queries.ts'
import { failed, refreshAnswers } from './answer-changes.ts'
import { DeleteAnswer } from './delete-answer.tsx'

/** One answer in full. */
export function AnswerView({ id, back }: { id: number; back: string }) {
  const answer = useQuery(answerQuery(id))
  return (
    <Card p={{ base: '4', md: '7' }}>
      <Box hideFrom="lg" mb="3">
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={20} aria-hidden />}>
          <Link to={back}>All answers</Link>
        </LinkButton>
      </Box>
      <Loaded query={answer} what="the answer">
        {(data) => <Whole answer={data} back={back} />}
      </Loaded>
    </Card>
  )
}

function Whole({ answer, back }: { answer: FormAnswer; back: string }) {
  const { id, sender, subject, sent_at, reference, is_done } = answer
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const marking = useMutation({
    ...mutationOf(markFormAnswer),
    onError: failed('It is not marked.'),
    onSettled: () => refreshAnswers(client),
  })
  return (
    <>
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} overflowWrap="anywhere">
        {sender ?? 'A visitor'}
      </Heading>
      <Text color="fg.muted">
        {subject && `${subject} · `}
        <DateTime iso={sent_at} show="moment" /> · {reference}
      </Text>
      <Identity answer={answer} />
      <Flex gap="2" wrap="wrap" mt="4" mb="6">
        <Button
          variant={is_done ? 'outline' : 'solid'}
          colorPalette="learn"
          size="sm"
          minH="2.75rem"
          startIcon={<CheckIcon size={18} aria-hidden />}
          busy={marking.isPending}
          onClick={() => marking.mutate({ id, is_done: !is_done })}
        >
          {is_done ? 'Mark as new' : 'Mark as done'}
        </Button>
        <DeleteAnswer id={id} name={sender ?? reference} back={back} />
      </Flex>
      <Answers answer={answer} />
    </>
  )
}

/** Who it really was: a name is chosen freely, the account behind it is not. */
function Identity({ answer: { account, kids } }: { answer: FormAnswer }) {
  const own = kids.filter(({ is_own }) => is_own).map(kidText)
  const strange = kids.filter(({ is_own }) => !is_own).map(kidText)
  if (!account) return <Text mt="2">Sent without signing in: nobody has proved who this is.</Text>
  return (
    <Stack gap="1" mt="3">
      <Text>
        <b>{roleWords[account.role]}</b>, account {account.id}
        {own.length > 0 && <>, guardian of {own.join(' and ')}</>}
      </Text>
      <Text overflowWrap="anywhere">
        {[account.email, account.mobile].filter(Boolean).join(' · ') || 'No email or mobile number'}
      </Text>
      {strange.length > 0 && (
        <Notice tone="warning">Not a guardian of {strange.join(' and ')} any more.</Notice>
      )}
    </Stack>
  )
}

const roleWords: Readonly<Record<NonNullable<FormAnswer['account']>['role'], string>> = {
  guardian: 'Guardian',
  student: 'Kid',
  school: 'School account',
  vendor: 'Partner',
  vendorStaff: 'Staff',
  superAdmin: 'Admin',
  schoolRepresentative: 'Representative',
}

function Answers({ answer: { pages, values, kids, documents } }: { answer: FormAnswer }) {
  return (
    <Stack gap="6">
      {shownPart(pages, values).pages.map((page) => (
        <Box key={page.key}>
          {page.title && (
            <Heading as="h3" size="xs" mb="2">
              {page.title}
            </Heading>
          )}
          <chakra.dl display="grid" gap="4">
            {page.fields
              .filter(({ kind }) => kind !== 'note')
              .map((field) => (
                <Box key={field.key}>
                  <Text as="dt" color="fg.muted" fontSize="sm">
                    {field.label}
                  </Text>
                  <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                    {field.kind === 'file' ? (
                      <Files files={documents.filter((one) => one.field === field.key)} />
                    ) : (
                      answerText(field, values[field.key], kids) || '–'
                    )}
                  </Text>
                </Box>
              ))}
          </chakra.dl>
        </Box>
      ))}
    </Stack>
  )
}

const Files = ({ files }: { files: FormAnswer['documents'] }) =>
  files.length === 0 ? (
    '–'
  ) : (
    <Flex as="span" direction="column" gap="2" align="flex-start" mt="1">
      {files.map((file) => (
        <File key={file.id} file={file} />
      ))}
    </Flex>
  )

/** Its address carries a permission that ends, so it is made when somebody wants the file. */
function File({ file }: { file: FormAnswer['documents'][number] }) {
  const opening = useMutation({
    ...mutationOf(openDocument),
    onSuccess: ({ url }) =>
      Object.assign(document.createElement('a'), { href: url, download: '' }).click(),
    onError: failed('The file could not be opened.'),
  })
  return (
    <Button
      variant="outline"
      size="sm"
      minH="2.75rem"
      whiteSpace="normal"
      startIcon={<DocumentIcon size={18} aria-hidden />}
      busy={opening.isPending}
      onClick={() => opening.mutate({ id: file.id })}
    >
      {file.name} ({formatFileSize(file.size)})
    </Button>
  )
}
