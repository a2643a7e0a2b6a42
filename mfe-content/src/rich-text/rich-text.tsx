import { Box, type FamilyName } from '@brightyard/ui'
import { createElement, Fragment, type ReactNode } from 'react'
import { SiteLink } from '../links/site-link.tsx'
import { anchorOf } from './anchor.ts'
import { parseHtml, type RichElement, type RichNode, textOf } from './parse-html.ts'

interface RichTextProps {
  html: string
  /** The level of the editors' h2; deeper where the text is under a heading of its own. */
  topLevel?: 2 | 3 | 4
  colorPalette?: FamilyName
}

const prose = {
  maxWidth: '68ch',
  '& > * + *': { marginTop: '1.1em' },
  '& h2, & h3, & h4, & h5': {
    fontFamily: 'heading',
    fontWeight: 'bold',
    lineHeight: 1.2,
    fontSize: '1.35em',
    scrollMarginTop: '7rem',
  },
  '& h3, & h4, & h5': { fontSize: '1.15em' },
  '& > * + :is(h2, h3, h4, h5)': { marginTop: '1.9em' },
  '& > :is(h2, h3, h4, h5) + *': { marginTop: '0.6em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { marginTop: '0.4em' },
  '& li::marker': { color: 'colorPalette.solid', fontWeight: 'bold' },
  '& blockquote': {
    borderInlineStart: '4px solid',
    borderColor: 'colorPalette.bright',
    borderRadius: '2px',
    paddingInlineStart: '1.1em',
    fontFamily: 'heading',
    fontSize: '1.2em',
    lineHeight: 1.35,
  },
  '& a': { color: 'colorPalette.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& strong, & th': { fontWeight: 'bold' },
  '& em': { fontStyle: 'italic' },
  '& hr': { borderTop: '2px solid', borderColor: 'border' },
  '& code': { fontFamily: 'mono', fontSize: '0.92em' },
  '& pre': { overflowX: 'auto', padding: '1em', background: 'bg.subtle', borderRadius: 'md' },
  '& img': { borderRadius: 'lg', height: 'auto' },
  '& figcaption': { marginTop: '0.5em', fontSize: '0.9em', color: 'fg.muted' },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    textAlign: 'start',
    padding: '0.5em 1em 0.5em 0',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
}

/** Editors' HTML as React elements from an allow-list; none of their markup reaches the page. */
export function RichText({ html, topLevel = 2, ...rest }: RichTextProps) {
  return (
    <Box css={prose} {...rest}>
      {parseHtml(html).map((node, index) => show(node, index, topLevel))}
    </Box>
  )
}

function show(node: RichNode, key: number, topLevel: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
  const children = node.children.map((child, index) => show(child, index, topLevel))
  return showElement(node, key, topLevel, children)
}

function showElement(element: RichElement, key: number, topLevel: number, children: ReactNode[]) {
  const { tag, href, src, alt } = element
  switch (tag) {
    case 'a':
      return href ? (
        <SiteLink key={key} href={href}>
          {children}
        </SiteLink>
      ) : (
        <Fragment key={key}>{children}</Fragment>
      )
    case 'img':
      return src ? (
        <img key={key} src={src} alt={alt ?? ''} loading="lazy" decoding="async" />
      ) : null
    case 'br':
    case 'hr':
      return createElement(tag, { key })
    case 'h2':
    case 'h3':
    case 'h4': {
      const level = Math.min(6, Number(tag[1]) - 2 + topLevel)
      const id = topLevel === 2 ? anchorOf(textOf(element)) : undefined
      return createElement(`h${level}`, { key, id }, children)
    }
    default:
      return createElement(tag, { key }, children)
  }
}
