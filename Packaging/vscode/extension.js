// Starts 'dpend language-server' for the folder that is open. VS Code shows its answers beside those of the Swift extension.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

async function start() {
  const settings = vscode.workspace.getConfiguration('dpend');
  const server = { command: settings.get('path'), args: ['language-server', ...settings.get('arguments')] };
  client = new LanguageClient('dpend', 'dpend', server, {
    documentSelector: [{ scheme: 'file', language: 'swift' }, { scheme: 'file', pattern: '**/.dpend.yml' }],
  });
  await client.start();
}

exports.activate = async (context) => {
  context.subscriptions.push(vscode.commands.registerCommand('dpend.restart', async () => {
    await client?.stop();
    await start();
  }));
  await start();
};

exports.deactivate = () => client?.stop();
