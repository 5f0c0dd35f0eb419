s/, log: any Log) {/) {/
s/, theme: any Theme) {}/) {}/
