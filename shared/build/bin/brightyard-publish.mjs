#!/usr/bin/env node
import { main } from '../dist/publishing/command.js'

process.exitCode = await main(process.argv.slice(2))
