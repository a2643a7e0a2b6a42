import type { NewspaperIssue } from '@brightyard/contract/entities'
import {
  Box,
  Button,
  ErrorState,
  Flex,
  IconButton,
  LinkButton,
  Spinner,
  Text,
} from '@brightyard/ui'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  MinusIcon,
  PlusIcon,
} from '@brightyard/ui/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { IssuePage } from './issue-page.tsx'
import { keepNewsPaperPdf, readNewsPaperPdf } from './news-paper-pdf.ts'
import { openPdf, type Pdf } from './pdf-engine.ts'

const zooms = [1, 1.25, 1.5, 2, 3]

interface IssueViewerProps {
  issue: NewspaperIssue
  /** `The Yard Paper, October 2026`. */
  name: string
}

/** An issue of the newspaper, page by page: by keys, larger and smaller, or as plain text. */
export function Component({ issue, name }: IssueViewerProps) {
  const [state, setState] = useState(() => readNewsPaperPdf(issue.pdf))
  const [pdf, setPdf] = useState<Pdf | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [asText, setAsText] = useState(false)
  const pages = pdf?.numPages ?? issue.pages

  useEffect(() => {
    let wanted = true
    let opened: Pdf | undefined
    openPdf(issue.pdf).then(
      (one) => {
        opened = one
        if (wanted) setPdf(one)
        else void one.destroy()
      },
      () => {
        if (wanted) setFailed(true)
      },
    )
    return () => {
      wanted = false
      void opened?.destroy()
    }
  }, [issue.pdf, attempt])

  function change(next: Partial<typeof state>) {
    const changed = { ...state, ...next }
    keepNewsPaperPdf(changed)
    setState(changed)
  }
  const turn = (page: number) => change({ page: Math.max(1, Math.min(pages, page)) })
  const at = zooms.indexOf(state.zoom)
  const zoom = (step: 1 | -1) => change({ zoom: zooms[at + step] ?? state.zoom })

  function useKey(event: KeyboardEvent) {
    const actions: Readonly<Record<string, () => void>> = {
      PageDown: () => turn(state.page + 1),
      PageUp: () => turn(state.page - 1),
      Home: () => turn(1),
      End: () => turn(pages),
      '+': () => zoom(1),
      '-': () => zoom(-1),
    }
    const action = actions[event.key]
    if (!action || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    action()
  }

  const download = (
    <LinkButton size="sm" href={issue.pdf} download={`${name}.pdf`} startIcon={<DownloadIcon />}>
      Download
    </LinkButton>
  )
  if (failed)
    return (
      <ErrorState
        title="The newspaper could not be opened here"
        onRetry={() => {
          setFailed(false)
          setAttempt(attempt + 1)
        }}
        action={download}
      >
        You can download it and read it with another program.
      </ErrorState>
    )
  return (
    <Box role="group" aria-label={`Reader: ${name}`} onKeyDown={useKey}>
      <Flex gap="2" wrap="wrap" align="center" mb="3">
        <Tool
          label="Previous page"
          icon={<ChevronLeftIcon />}
          disabled={state.page <= 1}
          onClick={() => turn(state.page - 1)}
        />
        <Text role="status" px="1">
          Page {state.page} of {pages}
        </Text>
        <Tool
          label="Next page"
          icon={<ChevronRightIcon />}
          disabled={state.page >= pages}
          onClick={() => turn(state.page + 1)}
        />
        <Flex gap="2" ms={{ base: 'auto', sm: '4' }}>
          <Tool
            label="Smaller"
            icon={<MinusIcon />}
            disabled={asText || at <= 0}
            onClick={() => zoom(-1)}
          />
          <Tool
            label="Larger"
            icon={<PlusIcon />}
            disabled={asText || at >= zooms.length - 1}
            onClick={() => zoom(1)}
          />
        </Flex>
        <Flex gap="2" ms={{ sm: 'auto' }} wrap="wrap">
          <Button
            size="sm"
            variant={asText ? 'solid' : 'outline'}
            aria-pressed={asText}
            onClick={() => setAsText(!asText)}
          >
            Read as text
          </Button>
          {download}
        </Flex>
      </Flex>
      {pdf ? (
        <IssuePage pdf={pdf} number={state.page} zoom={state.zoom} asText={asText} name={name} />
      ) : (
        <Flex
          minH="24rem"
          align="center"
          justify="center"
          bg="bg.subtle"
          borderRadius="xl"
          aria-busy
        >
          <Spinner label="Opening the newspaper" />
        </Flex>
      )}
    </Box>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  disabled: boolean
  onClick: () => void
}

/** A step, as a sign: with words, the tools would take more of a phone's screen than the page. */
const Tool = ({ label, icon, disabled, onClick }: ToolProps) => (
  <IconButton label={label} variant="outline" size="sm" disabled={disabled} onClick={onClick}>
    {icon}
  </IconButton>
)
