#!/usr/bin/env node
// Runs 'dpend language-server' and keeps what the client sends to it, a message a line.
'use strict';
const fs = require('fs');
const { spawn } = require('child_process');

const server = spawn(process.env.DPEND, process.argv.slice(2), { stdio: ['pipe', 'inherit', 'inherit'] });
const record = fs.openSync(process.env.DPEND_RECORD, 'w');
let waiting = Buffer.alloc(0);
process.stdin.on('data', (data) => {
  server.stdin.write(data);
  waiting = Buffer.concat([waiting, data]);
  for (;;) {
    const end = waiting.indexOf('\r\n\r\n');
    const length = end < 0 ? NaN : Number(/Content-Length: *(\d+)/i.exec(waiting.toString('latin1', 0, end))?.[1]);
    if (!(waiting.length >= end + 4 + length)) return;
    fs.writeSync(record, waiting.toString('utf8', end + 4, end + 4 + length) + '\n');
    waiting = waiting.subarray(end + 4 + length);
  }
});
process.stdin.on('end', () => server.stdin.end());
server.on('exit', (code) => process.exit(code ?? 1));
